/** Everything that may go wrong in a simulated world, and what is to be seen when it does. */
export const faults = {
  // The payment provider, of each of our calls
  silentBefore: "the provider does not hear a call",
  silentAfter: "the provider does what it is asked, and its answer is lost",
  brokeAfter: "the provider does what it is asked, and answers 500",
  tooMany: "the provider answers 429",
  slowProvider: "the provider takes up to 30 seconds",
  hangingProvider: "the provider takes minutes",
  // The guest's card and bank
  declined: "the card is declined",
  challenged: "the bank asks who the guest is",
  challengeAbandoned: "the guest walks away from the bank's question",
  bankTakesTime: "the bank takes its time",
  authorisationLost: "the bank takes a promise back",
  lastMoment: "a guest pays while their payment is being called off",
  capturedByItself: "the provider takes the money without being asked",
  captureStuck: "the provider fails to take promised money until the bank takes the promise back",
  disputed: "the card's bank wants the money back",
  // The provider's messages
  noticeTwice: "a message comes twice at once",
  noticeFirst: "a message comes before the answer",
  noticeLate: "messages come in another order",
  noticeDaysLate: "a message comes three days late",
  noticeLost: "a message is lost",
  // The database
  conflict: "the database finds a conflict",
  deadlock: "the database finds a deadlock",
  connectionLost: "the connection to the database dies between two statements",
  commitUnanswered: "a commit succeeds and its answer is lost",
  diskFull: "the disk is full",
  databaseBack: "the database is put back to an earlier moment while servers go on",
  // The server
  crash: "the server is killed",
  crashWithKey: "the server is killed while it works on a key",
  twoServers: "two servers share the database",
  serverPauses: "a server stands still for up to three minutes while it works on a key",
  workStops: "the work on payments stops for a while",
  clockForward: "the clock jumps an hour ahead",
  clockBack: "the clock jumps an hour back",
  // Mail
  mailAway: "the mail server is away",
  mailUnanswered: "the mail server takes a letter and does not say so",
  // The guests and their network
  requestLost: "a guest's call is lost on its way",
  answerLost: "the answer to a guest is lost on its way",
  impatient: "a guest hangs up and asks again",
  oldForm: "a guest gives up, and pays later on the form of a try that is over",
  doublePress: "a guest presses twice",
  twoTabs: "a guest presses in two tabs",
  keyWithOtherBody: "a key comes again with another body",
  keyPruned: "the answer to a key is forgotten before the key comes again",
  keyOfAnother: "a key comes again from another guest",
  nosy: "a guest asks for the booking of another",
} as const

export type Fault = keyof typeof faults

export const everyFault = Object.keys(faults) as ReadonlyArray<Fault>

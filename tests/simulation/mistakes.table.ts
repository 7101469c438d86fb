import type { PlantedMistake } from "../mutations-by-hand/planting.ts"

/** A small deliberate bug; `sql` where only the worlds with a database can meet it. */
export type SimulatedMistake = Omit<PlantedMistake, "noticedBy"> & { readonly sql?: true }

const desk: ReadonlyArray<SimulatedMistake> = [
  {
    says: "Money that is being given back still buys a stay",
    file: "core/booking/booking.setup.ts",
    instead: "facts.nightsFree && !facts.calledOff",
    planted: "facts.nightsFree",
  },
  {
    says: "Nights of a booking that is over stay taken",
    file: "core/front-desk/execute-commands.ts",
    instead: "record.nightsKept ? transaction.giveBack(roomNightsOf(record)) : Effect.void",
    planted: "transaction !== undefined ? Effect.void : Effect.void",
  },
  {
    says: "A booking without nights gives some back",
    file: "core/front-desk/execute-commands.ts",
    instead: "Effect.as(record.nightsKept ? transaction",
    planted: "Effect.as(record.id !== undefined ? transaction",
  },
  {
    says: "Late money buys nights without taking them",
    file: "core/front-desk/execute-commands.ts",
    instead: "Effect.as(transaction.take(roomNightsOf(record)), {",
    planted: "Effect.as(Effect.asVoid(Effect.succeed(transaction)), {",
  },
  {
    says: "The money of a sold stay is never taken",
    file: "core/front-desk/execute-commands.ts",
    instead: "enqueued(tools, record, withPayment(captureJob, record)),",
    planted: "enqueued(tools, record, null),",
  },
  {
    says: "A promise of money is not called off with its booking",
    file: "core/front-desk/execute-commands.ts",
    instead: "enqueued(tools, record, withPayment(voidJob, record)),",
    planted: "enqueued(tools, record, null),",
  },
  {
    says: "Whoever cancels is paid nothing back",
    file: "core/front-desk/execute-commands.ts",
    instead:
      "refund: (tools, record) => givenBack(tools, record, refundsOf(record, tools.needs.clock.now())),",
    planted: "refund: (_tools, record) => Effect.succeed(record),",
  },
  {
    says: "Nobody asks what became of a payment",
    file: "core/front-desk/execute-commands.ts",
    instead: "askProvider: (tools, record) => enqueued(tools, record, settleJob(record)),",
    planted: "askProvider: (tools, record) => enqueued(tools, record, null),",
  },
  {
    says: "Whoever books is not written to",
    file: "core/front-desk/execute-commands.ts",
    instead: 'sendConfirmation: (tools, record) => guestMailed(tools, record, "confirmed"),',
    planted: "sendConfirmation: (_tools, record) => Effect.succeed(record),",
  },
  {
    says: "A stay is never begun nor ended",
    file: "core/front-desk/execute-commands.ts",
    instead: "  planStay: planned,",
    planted: "  planStay: (_tools, record) => Effect.succeed(record),",
  },
  {
    says: "A page of long ago cancels for the refund that it shows",
    file: "core/front-desk/cancel.ts",
    instead: "if (refund !== shown) return",
    planted: "if (refund < 0) return",
  },
  {
    says: "Cancelling keeps the nights of a change that waits for its money",
    file: "core/front-desk/cancel.ts",
    instead: "const alone = yield* withoutChange(tools, record)",
    planted: "const alone = record",
  },
  {
    says: "A stay is sold at a price that its guest did not see",
    file: "core/front-desk/pay-check.ts",
    instead: "if (record.quote.total !== total)",
    planted: "if (record.quote.total < 0)",
  },
  {
    says: "A hold has no end",
    file: "core/front-desk/hold.ts",
    instead: "yield* transaction.enqueue(endHoldJob(record))",
    planted: "void endHoldJob",
  },
  {
    says: "Asking once more holds once more",
    file: "core/front-desk/hold.ts",
    instead: "if (known !== null) return isSame",
    planted: "if (known === undefined) return isSame",
  },
  {
    says: "Nights of before a change stay taken",
    file: "core/front-desk/apply-change.ts",
    instead: "yield* tools.transaction.giveBack(nightsBeyond(record, stay))",
    planted: "void nightsBeyond",
  },
  {
    says: "A change takes no nights",
    file: "core/front-desk/change.ts",
    instead: "yield* transaction.take(more)",
    planted: "void transaction",
  },
  {
    says: "A change that nobody pays for keeps its nights",
    file: "core/front-desk/end-change.ts",
    instead: "yield* transaction.giveBack(nightsBeyond(change, record))",
    planted: "void nightsBeyond",
  },
  {
    says: "The difference of a change is not taken",
    file: "core/front-desk/settle-change.ts",
    instead: 'if (!hasMoved(written, "captured", truth.payment))',
    planted: 'if (hasMoved(written, "captured", truth.payment))',
  },
  {
    says: "The payment of a change is called off when it is named again",
    file: "core/front-desk/start-change-payment.ts",
    instead: "if (!stillWaits(record, asked)) {",
    planted: "if (!stillWaits(record, asked) || record.change.payment !== null) {",
  },
  {
    says: "A booking that belongs to nobody belongs to everybody",
    file: "core/front-desk/booking-authorisation.ts",
    instead: "if (record.owner === account) return true",
    planted: "if (record.owner === (account ?? null)) return true",
  },
  {
    says: "Anybody may give up a hold whose number they know",
    file: "core/booking/own-booking.ts",
    instead: "record?.session === session ? record : null",
    planted: 'record?.session !== "" && session !== "" ? record : null',
  },
  {
    says: "Anybody reads who a booking is for",
    file: "core/front-desk/booking-view-of.ts",
    instead: "{ ...maskedGuest(guest), arrival:",
    planted: "{ ...guest, arrival:",
  },
  {
    says: "A booking has no history",
    file: "core/front-desk/advance-status.ts",
    instead: "history: [...record.history, entry] }",
    planted: "history: [...record.history.slice(0, -1), entry] }",
  },
]

const money: ReadonlyArray<SimulatedMistake> = [
  {
    says: "A lost answer ends the taking of money",
    file: "core/booking-jobs/capture.job.ts",
    instead: "Effect.succeed(later(_tag))),",
    planted: 'Effect.succeed(_tag === "PaymentsUnreachable" ? done : later(_tag))),',
  },
  {
    says: "What was taken is not written down",
    file: "core/booking-jobs/capture.job.ts",
    instead: "yield* transaction.save(withCaptured(record, payment, captured, at))",
    planted: "yield* transaction.save(withCaptured(record, payment, 0 as never, at))",
  },
  {
    says: "A lost answer ends the calling off of a promise",
    file: "core/booking-jobs/void.job.ts",
    instead: "Effect.succeed(later(_tag))),",
    planted: 'Effect.succeed(_tag === "PaymentsUnreachable" ? done : later(_tag))),',
  },
  {
    says: "A promise is called off that a stay was just sold on",
    file: "core/booking-jobs/void.job.ts",
    instead: "if (record === null || countsOn(record, payment)) return false",
    planted: "if (record === null) return false",
  },
  {
    says: "A lost answer ends a refund",
    file: "core/booking-jobs/refund.job.ts",
    instead: 'Effect.catchTag("PaymentsUnreachable", ({ _tag }) => Effect.succeed(later(_tag))),',
    planted: 'Effect.catchTag("PaymentsUnreachable", () => Effect.succeed(done)),',
  },
  {
    says: "Each try of a refund gives the money back",
    file: "core/booking-jobs/refund.job.ts",
    instead: `isDecided(record, job) && truth.refunded >= decidedOf(record, job.payment)
      ? Effect.succeed(truth)
      : payments.refund(job.payment, senOf(job.amount), \`refund/\${job.key}\`),`,
    planted:
      "payments.refund(job.payment, senOf(job.amount), `refund/${job.key}/${truth.refunded}/${job.attempts}`),",
  },
  {
    says: "A booking whose money is back still waits for it",
    file: "core/booking-jobs/refund.job.ts",
    instead: "isOver(job, record)\n",
    planted: "!isOver(job, record)\n",
  },
  {
    says: "A payment left without a name is left at the provider",
    file: "core/booking-jobs/unmatched-payments.ts",
    instead: "if (isNamed(record, attempt)) return",
    planted: "if (!isNamed(record, attempt)) return",
  },
  {
    says: "A payment is named by a try that is over",
    file: "core/front-desk/start-payment.ts",
    instead: "if (!isStillTrying(record, asked)) {",
    planted: "if (record.id !== asked.id) {",
  },
  {
    says: "Money buys a stay that costs something else since",
    file: "core/front-desk/settle.ts",
    instead: "!isSold(record) && amount !== record.quote.total",
    planted: "!isSold(record) && amount === -1",
  },
  {
    says: "Money that was taken for nothing is kept",
    file: "core/front-desk/settle.ts",
    instead: 'case "captured":\n      return refundUnmatched(tools, record, truth)',
    planted: 'case "captured":\n      return Effect.succeed(record)',
  },
  {
    says: "The grace of a payment that nobody made has no end",
    file: "core/booking/payment-event.ts",
    instead: "decline ?? (isOver ?",
    planted: "decline ?? (isOver && decline !== null ?",
  },
  {
    says: "What goes back is written down twice",
    file: "core/booking/ledger.ts",
    instead: "amount: minus(sum, known), payment }) : record",
    planted: "amount: sum, payment }) : record",
  },
  {
    says: "The deposit goes back twice to who cancels after the stay was changed",
    file: "core/booking/money-of-booking.ts",
    instead: "senOf(Math.max(0, promised - back - ",
    planted: "senOf(Math.max(0, promised - ",
  },
]

const work: ReadonlyArray<SimulatedMistake> = [
  {
    says: "Work that could not be done is done",
    file: "core/booking-jobs/job-runner.ts",
    instead: `          needs.jobs.postpone(
            job.id,
            Math.max(needs.clock.now() + delayAfter(job.attempts), outcome.notBefore),
            outcome.reason,
          ),`,
    planted: "          needs.jobs.done(job.id),",
  },
  {
    says: "A letter that nobody took is sent",
    file: "core/mail/mail-room.ts",
    instead: "MailUnreachable: ({ reason }) => later(reason),",
    planted: "MailUnreachable: () => room.jobs.done(job.id),",
  },
  {
    says: "A letter is done before it is sent",
    file: "core/mail/mail-room.ts",
    instead: "  return sent(room, job).pipe(\n    Effect.as(true),",
    planted:
      "  return room.jobs.done(job.id).pipe(\n    Effect.andThen(sent(room, job)),\n    Effect.as(true),",
  },
  {
    says: "A stay begins without ending the change that waits",
    file: "core/booking-jobs/stay-time.job.ts",
    instead: 'Effect.flatMap(endedChange(tools, record, "expired"), (alone) =>',
    planted: "Effect.flatMap(Effect.succeed(record), (alone) =>",
  },
  {
    says: "A failure of ours is repeated for ever",
    file: "core/workload/stored-answers.port.ts",
    instead: "status < FIRST_PASSING_STATUS",
    planted: "status <= FIRST_PASSING_STATUS + 3",
  },
  {
    says: "A key is everybody's",
    file: "adapters/http-server/api-server.ts",
    instead: "key: `${session} ${name} ${call.key}`,",
    planted: "key: `${session.slice(0, 0)}${name} ${call.key}`,",
  },
  {
    says: "A key says nothing of what is asked with it",
    file: "adapters/http-server/api-server.ts",
    instead: "call.payload ?? null]",
    planted: "null]",
  },
  {
    says: "An answer is given that was not kept",
    file: "adapters/http-server/once-by-key.ts",
    instead: "(isKept ? answer : null)",
    planted: "(isKept || answer.status > 0 ? answer : null)",
  },
  {
    says: "A key whose worker died is nobody's for ever",
    file: "adapters/http-server/once-by-key.ts",
    instead: "watched.forMs >= keyTerms.silentMs",
    planted: "watched.forMs >= Infinity",
  },
]

const doubles: ReadonlyArray<SimulatedMistake> = [
  {
    says: "The last room is sold twice",
    file: "fixtures/doubles/booking-store.in-memory.ts",
    instead: "if (after > unitsIn(shelves.stock, kind)) return",
    planted: "if (after > unitsIn(shelves.stock, kind) + 1) return",
  },
  {
    says: "What fails leaves a trace",
    file: "fixtures/doubles/booking-store.in-memory.ts",
    instead: "Effect.tap(() => settle),",
    planted: "Effect.ensuring(settle),",
  },
  {
    says: "Two transactions go on at once",
    file: "fixtures/doubles/booking-store.in-memory.ts",
    instead: "  inTransaction: (work) =>\n    shelves.turn.withPermit(\n",
    planted: "  inTransaction: (work) =>\n    Effect.suspend(() =>\n",
  },
  {
    says: "A job that is done is done again",
    file: "fixtures/doubles/jobs.in-memory.ts",
    instead: "done: (id) => changed(id, { isDone: true }),",
    planted: "done: (id) => changed(id, {}),",
  },
  {
    says: "A block counts nothing",
    file: "fixtures/doubles/blocks.in-memory.ts",
    instead: "    counted(draft, plan.taken, 1)\n",
    planted: "",
  },
  {
    says: "Another request with the same key is answered alike",
    file: "fixtures/doubles/stored-answers.in-memory.ts",
    instead: "if (known !== undefined && known.request !== request)",
    planted: 'if (known !== undefined && known.request === "")',
  },
  {
    says: "An answer is not stored",
    file: "fixtures/doubles/stored-answers.in-memory.ts",
    instead: "if (known !== null) entries.set(owned.key, { ...known, answer })",
    planted: "if (known !== null) entries.delete(owned.key)",
  },
]

const sql: ReadonlyArray<SimulatedMistake> = [
  {
    says: "Rooms that are given back stay taken in the database",
    file: "adapters/postgres/catalogue/nights.sql.ts",
    instead: "set taken = taken - given.count,",
    planted: "set taken = taken,",
    sql: true,
  },
  {
    says: "A night that is sold out is sold in the database",
    file: "adapters/postgres/catalogue/nights.sql.ts",
    instead: "where sold.taken + excluded.taken <= sold.units",
    planted: "where sold.taken <= sold.units",
    sql: true,
  },
  {
    says: "A job of the database is never over",
    file: "adapters/postgres/bookings/jobs.sql.ts",
    instead: "set done_at = now() where",
    planted: "set done_at = null where",
    sql: true,
  },
  {
    says: "A job of the database is claimed by nobody after the first",
    file: "adapters/postgres/bookings/jobs.sql.ts",
    instead: "set due_at = $2, reason = $3 where",
    planted: "set due_at = $2 + 1e15::bigint, reason = $3 where",
    sql: true,
  },
  {
    says: "A server goes on with what it knew of a database that was put back",
    file: "adapters/postgres/catalogue/catalogue-keeping.ts",
    instead: "place === before.place && BigInt(mark) >= BigInt(before.mark)",
    planted: "place !== undefined || BigInt(mark) >= BigInt(before.mark)",
    sql: true,
  },
  {
    says: "A transaction of the database is kept though it failed",
    file: "adapters/postgres/embedded/engine-database.ts",
    instead: 'await session.query({ text: "rollback" })',
    planted: 'await session.query({ text: "commit" })',
    sql: true,
  },
]

/** Mistakes in the desk, the money, the jobs, the keys and what keeps them. */
export const simulatedMistakes: ReadonlyArray<SimulatedMistake> = [
  desk,
  money,
  work,
  doubles,
  sql,
].flat()

import {
  accountsFor,
  identityFor,
  passkeysFor,
  profilesFor,
  sessionsFor,
  shortlistsFor,
  verificationsFor,
} from "#core/account-service/account-service.ts"
import type { AccountCaller } from "#core/account-service/account-service.needs.ts"
import { messagesService } from "#core/messages/messages-service.ts"
import { reviewsService } from "#core/reviews/reviews-service.ts"
import { Effect } from "effect"
import { ContainerModule, type ResolutionContext } from "inversify"
import type { PortFor, Ports } from "../../http-api/answering.ts"
import { accountPicture } from "../../http-server/files/account-picture.ts"
import { apiServer } from "../../http-server/api-server.ts"
import { authenticateCaller } from "../../http-server/authenticate-caller.ts"
import { bookingFiles } from "../../http-server/files/booking-files.ts"
import type { RequestCaller } from "../../http-server/caller.ts"
import type { GuestFiles } from "../../http-server/files/guest-files.ts"
import type { SiteNeeds } from "../../http-server/site.needs.ts"
import { tokens } from "./tokens.ts"

type PortsOf = { readonly [Subject in keyof Ports]: (asker: AccountCaller) => Ports[Subject] }

const portsOf = (context: ResolutionContext): PortsOf => {
  const accountService = context.get(tokens.accountService)
  const desk = context.get(tokens.frontDesk)
  const messages = context.get(tokens.messages)
  const reviews = context.get(tokens.reviews)
  const inquiriesFor = context.get(tokens.inquiriesFor)
  const propertiesFor = context.get(tokens.propertiesFor)
  return {
    properties: ({ visitor }) => propertiesFor(visitor),
    bookings: ({ visitor }) => desk.forVisitor(visitor),
    managed: ({ visitor }) => desk.managedBy(visitor),
    messages: ({ visitor }) => messagesService(messages)(visitor),
    reviews: ({ visitor }) => reviewsService(reviews)(visitor),
    inquiries: ({ visitor }) => inquiriesFor(visitor),
    accounts: (asker) => accountsFor(accountService, asker),
    sessions: (asker) => sessionsFor(accountService, asker),
    identity: (asker) => identityFor(accountService, asker),
    passkeys: (asker) => passkeysFor(accountService, asker),
    profiles: (asker) => profilesFor(accountService, asker),
    shortlists: (asker) => shortlistsFor(accountService, asker),
    verifications: (asker) => verificationsFor(accountService, asker),
  }
}

const visitorOn = (context: ResolutionContext) => {
  const accountService = context.get(tokens.accountService)
  return (caller: RequestCaller) =>
    Effect.map(authenticateCaller(accountService, caller), ({ visitor }) => visitor)
}

const apiOf = (context: ResolutionContext): SiteNeeds["api"] => {
  const ports = portsOf(context)
  const visitorOf = visitorOn(context)
  return apiServer({
    portsFor: (caller) =>
      Effect.map(visitorOf(caller), (visitor): PortFor => {
        const asker = { visitor, browser: caller.browser }
        return (subject) => ports[subject](asker)
      }),
    storedAnswers: context.get(tokens.storedAnswers),
    admitted: context.get(tokens.admission),
    publicUrl: context.get(tokens.configuration).publicUrl,
    keepAnswer: context.get(tokens.keptAnswers).keepAnswer,
  })
}

const guestFilesOf = (context: ResolutionContext): GuestFiles => {
  const { issuer, publicUrl } = context.get(tokens.configuration)
  return {
    picture: accountPicture(context.get(tokens.accountService)),
    ...bookingFiles({
      desk: context.get(tokens.frontDesk),
      clock: context.get(tokens.clock),
      issuer,
      publicUrl,
      words: context.get(tokens.built)?.receiptSheet ?? null,
      writeReceipt: context.get(tokens.writeReceipt),
      visitorOf: visitorOn(context),
    }),
  }
}

/** What guests' own pages ask: the calls of the contract, and the files of one guest. */
export const apiBindings = new ContainerModule(({ bind }) => {
  bind(tokens.api).toDynamicValue(apiOf)
  bind(tokens.guestFiles).toDynamicValue(guestFilesOf)
})

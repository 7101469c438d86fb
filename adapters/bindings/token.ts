import type { ServiceIdentifier } from "inversify"

/** The name by which a container knows one service, with the type of that service. */
export type Token<Service> = ServiceIdentifier<Service>

/** A token of its own: no other has the same name, whatever it is called. */
export const token = <Service>(name: string): Token<Service> => Symbol(name)

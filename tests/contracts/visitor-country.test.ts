import { httpVisitorCountry } from "#adapters/country-lookup/visitor-country.http.ts"
import { scriptedVisitorCountry } from "#fixtures/doubles/visitor-country.scripted.ts"
import { ADDRESS, aSite } from "../adapters/http-server/a-site.ts"
import { keepsVisitorCountry } from "./visitor-country.contract.ts"

keepsVisitorCountry("scripted", scriptedVisitorCountry)

keepsVisitorCountry("asked of a lookup that answers in a line of text", (country) =>
  httpVisitorCountry("http://lookup.test/s", async () =>
    Promise.resolve(new Response(country === null ? "0" : `1;${country};XXX;A country`)),
  ),
)

keepsVisitorCountry("asked of the site itself", (country) => {
  const site = aSite({ service: { countryOf: () => country } })
  return httpVisitorCountry(`${ADDRESS}/api/visitor/country`, (address) =>
    site.answer(new Request(String(address))),
  )
})

import type { LetterText } from "./letter-parts.ts"

// Mail programs know no style sheets: the styles of a letter are in its elements.
const sheet = { fontFamily: "system-ui, sans-serif", lineHeight: 1.5, color: "#1d2b26" }
const button = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "999px",
  background: "#0c5b45",
  color: "#ffffff",
  textDecoration: "none",
}
const quiet = { color: "#5b6762", fontSize: "14px" }
const name = { textAlign: "left" as const, fontWeight: 400, padding: "4px 16px 4px 0", ...quiet }

const bill = { borderCollapse: "collapse" as const, width: "100%", maxWidth: "560px" }
const item = { textAlign: "left" as const, fontWeight: 400, padding: "8px 16px 8px 0" }
const amount = {
  textAlign: "right" as const,
  verticalAlign: "top",
  whiteSpace: "nowrap" as const,
  padding: "8px 0",
}
const total = { borderTop: "1px solid #cdd6d2", fontWeight: 700 }
const reason = { display: "block", ...quiet, lineHeight: 1.4 }

const Price = ({ heading, lines }: NonNullable<LetterText["price"]>) => (
  <>
    <h2 style={{ fontSize: "18px", margin: "28px 0 0" }}>{heading}</h2>
    <table style={bill}>
      <tbody>
        {lines.map(({ line, name: what, value, why }) => {
          const last = line === "total" ? total : {}
          return (
            <tr key={line}>
              <th scope="row" style={{ ...item, ...last }}>
                {what}
                {why.map((sentence, at) => (
                  <span key={at} style={reason}>
                    {sentence}
                  </span>
                ))}
              </th>
              <td style={{ ...amount, ...last }}>{value}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </>
)

type LetterProps = {
  readonly text: LetterText
  readonly language: string
  readonly site: string
  readonly brand: string
}

/** One letter as a document of its own. */
export const LetterDocument = ({ text, language, site, brand }: LetterProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <title>{text.subject}</title>
    </head>
    <body style={sheet}>
      <p style={{ fontWeight: 700, color: "#0c5b45" }}>{brand}</p>
      {text.greeting !== "" && <p>{text.greeting}</p>}
      {text.paragraphs.map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
      {text.facts.length > 0 && (
        <table role="presentation">
          <tbody>
            {text.facts.map(([term, value]) => (
              <tr key={term}>
                <th style={name}>{term}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {text.price && <Price {...text.price} />}
      {text.button && (
        <p>
          <a href={site + text.button.path} style={button}>
            {text.button.label}
          </a>
        </p>
      )}
      {text.closing.map((line) => (
        <p key={line} style={quiet}>
          {line}
        </p>
      ))}
    </body>
  </html>
)

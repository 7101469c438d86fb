declare const classes: {
  readonly banner: string
  readonly bar: string
  readonly choice: string
  readonly choices: string
  readonly columns: string
  readonly demonstration: string
  readonly entry: string
  readonly face: string
  readonly footer: string
  readonly header: string
  readonly language: string
  readonly link: string
  readonly links: string
  readonly logo: string
  readonly main: string
  readonly marks: string
  readonly page: string
  readonly roomy: string
  readonly skip: string
  readonly small: string
  readonly tagline: string
  readonly theme: string
  readonly whenDark: string
  readonly whenLight: string
  readonly wide: string
}
export default classes

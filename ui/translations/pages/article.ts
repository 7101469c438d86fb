/** A paragraph, or a list of points. A link to another page is written `[words](/path)`. */
export type ArticleBlock = string | ReadonlyArray<string>

/** A question that guests ask, and its answer. */
export type QuestionAndAnswer = {
  readonly question: string
  readonly body: ReadonlyArray<ArticleBlock>
}

/** A headed part of an article: text, or questions with their answers by the ids of their addresses. */
export type ArticlePart = {
  readonly heading: string
  readonly body?: ReadonlyArray<ArticleBlock>
  readonly answers?: Readonly<Record<string, QuestionAndAnswer>>
}

/** A page that is text alone, in one language. */
export type Article = {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly parts: Readonly<Record<string, ArticlePart>>
}

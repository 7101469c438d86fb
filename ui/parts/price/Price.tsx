import { ringgit } from "#core/money/ringgit.ts"
import { useTranslation } from "../../translations/use-translation.tsx"
import { classes } from "../classes.ts"
import styles from "../facts.module.css"

/** An amount of sen as `RM 1,234.50`, never broken over lines, with figures of one width. */
export const Price = ({
  sen,
  className,
}: {
  readonly sen: number
  readonly className?: string | undefined
}) => <span className={classes(styles["price"], className)}>{ringgit(sen)}</span>

/** The price before a deal, struck through and said as such. */
export const PriceBefore = ({ sen }: { readonly sen: number }) => {
  const { t } = useTranslation()
  return (
    <s className={classes(styles["price"], styles["before"])}>
      <span className="visually-hidden">{t("price.before")} </span>
      {ringgit(sen)}
    </s>
  )
}

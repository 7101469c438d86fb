import { getRouteApi, useRouterState } from "@tanstack/react-router"
import { Arriving } from "../../parts/Arriving.tsx"
import { Results } from "./Results.tsx"
import { ResultsSkeleton } from "./ResultsSkeleton.tsx"

const route = getRouteApi("/properties")

/** `/properties` */
export const ResultsScreen = () => {
  const { answer, search, issues } = route.useLoaderData()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <Arriving of={answer} skeleton={<ResultsSkeleton />}>
      {(found) => <Results {...{ search, issues, found, isLoading }} />}
    </Arriving>
  )
}

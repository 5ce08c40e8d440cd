/** Loads what reads and shows a portfolio: not part of the first screen's weight, and asked for ahead of it. */
export const loadPortfolio = () => import('../../portfolio/PortfolioOutcome.js')

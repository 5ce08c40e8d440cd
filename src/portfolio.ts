export {
  getPortfolio,
  type Portfolio,
  type PortfolioOptions,
  type PortfolioRequest,
} from './portfolio/portfolio.js'
export type { MissingHoldings } from './portfolio/reading.js'
export type { DoubtfulToken, PortfolioToken } from './portfolio/token.js'

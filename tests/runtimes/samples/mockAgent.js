import { nfts } from './block.js'

if (nfts.length !== 0) throw new Error(`${nfts.length} NFTs`)

import { proxy } from '../../../lib/service'

export { proxy as GET, proxy as POST }

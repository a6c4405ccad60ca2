import { pageConfig } from '../../core/routes/pageConfig';

export default pageConfig('/vip/pages/jiujiao');

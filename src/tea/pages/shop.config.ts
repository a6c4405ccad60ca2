import { pageConfig } from '../../core/routes/pageConfig';

export default pageConfig('/tea/pages/shop');

import { pageConfig } from '../../../core/routes/pageConfig';

export default pageConfig('/reservation/pages/explore/product');

import { pageConfig } from '../../core/routes/pageConfig';

export default pageConfig('/pages/tea/rycs');

import { pageConfig } from '../../../core/routes/pageConfig';

export default pageConfig('/uni_modules/uni-upgrade-center-app/pages/upgrade-popup');

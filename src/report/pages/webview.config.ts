import { pageConfig } from '../../core/routes/pageConfig';

export default pageConfig('/report/pages/webview');

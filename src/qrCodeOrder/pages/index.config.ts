import { pageConfig } from '../../core/routes/pageConfig';

export default pageConfig('/qrCodeOrder/pages/index');

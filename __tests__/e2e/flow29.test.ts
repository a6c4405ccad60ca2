/** Flow 29 in a browser. */
import { flow29 } from '../stories/flow29';
import { live } from './story';

live(flow29);

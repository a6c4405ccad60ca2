/** Flow 27 in a browser. */
import { flow27 } from '../stories/flow27';
import { live } from './story';

live(flow27);

/** Flow 7 in a browser. */
import { flow7 } from '../stories/flow7';
import { live } from './story';

live(flow7);

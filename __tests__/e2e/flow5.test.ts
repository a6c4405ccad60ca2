/** Flow 5 in a browser. */
import { flow5 } from '../stories/flow5';
import { live } from './story';

live(flow5);

/** Flow 8 in a browser. */
import { flow8 } from '../stories/flow8';
import { live } from './story';

live(flow8);

/** Flow 30 in a browser. */
import { flow30 } from '../stories/flow30';
import { live } from './story';

live(flow30);

/** Flow 2 in a browser. */
import { flow2 } from '../stories/flow2';
import { live } from './story';

live(flow2);

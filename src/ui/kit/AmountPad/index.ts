export { AmountPad, type AmountPadProps } from './AmountPad';

export { useLogin } from './guard';

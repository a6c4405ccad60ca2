/** Everything a page needs of the shell. */
export { Blocks } from './Blocks';
export { Coming } from './Coming';
export { useLogin } from './guard';
export { List } from './List';
export { Page, scrollToTop, type PageProps } from './Page';
export { Rows } from './Rows';
export { useAction, type Action } from './useAction';
export { useBlock } from './useBlock';
export { useForm, type Form, type Validators } from './useForm';
export { useKeyword, type KeywordState } from './useKeyword';
export { NO_ROWS, useList, type ListState } from './useList';
export { useListed } from './useListed';
export { usePageData, type Loadable } from './usePageData';
export { usePageParams } from './usePageParams';
export { useRemembered } from './useRemembered';
export { useOffer, useShareCard } from './useShareCard';
export { useReturn } from './useVisible';
export { LOAD_TIMEOUT } from './within';

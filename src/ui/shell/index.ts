/** Everything a page needs of the shell. */
export { ActionBar } from './ActionBar';
export { Failure } from './Failure';
export { GuardProvider, useGuard, useLogin, useLoginPage, usePageAccess, useRoutePath } from './guard';
export { List } from './List';
export { Page, scrollToTop, type PageProps } from './Page';
export { TabBar } from './TabBar';
export { useAction, type Action } from './useAction';
export { useBlock } from './useBlock';
export { useForm, type Form, type Validators } from './useForm';
export { useLeave } from './useLeave';
export { useList, type ListState } from './useList';
export { LOADING_DELAY, usePageData, type Loadable } from './usePageData';
export { usePageParams } from './usePageParams';
export { useVisible } from './useVisible';
export { LOAD_TIMEOUT } from './within';

/** A fault while drawing becomes the error dialog (rule 3.4), not a white page: each part of a page has one of its own. */
import { Component, type ReactElement, type ReactNode } from 'react';
import { Failure } from './Failure';

interface BoundaryProps {
  onFault: (error: unknown) => void;
  children: ReactNode;
  /** In place of the broken part; the failure view with 重新加载 unless given. */
  instead?: ReactNode;
  /** What the failure view stands in. */
  frame?: (failure: ReactElement) => ReactElement;
}

export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    const { children, instead, frame } = this.props;
    if (!this.state.broken) return children;
    if (instead !== undefined) return instead;
    const failure = <Failure error={undefined} onRetry={() => this.setState({ broken: false })} />;
    return frame ? frame(failure) : failure;
  }
}

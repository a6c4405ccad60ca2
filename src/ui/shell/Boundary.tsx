/** A fault while drawing becomes the error dialog (rule 3.4), not a white page. */
import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

interface BoundaryProps {
  onFault: (error: unknown) => void;
  children: ReactNode;
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
    if (!this.state.broken) return this.props.children;
    return <Failure error={undefined} onRetry={() => this.setState({ broken: false })} />;
  }
}

import { focusMain } from './focus-main.ts';

interface PageTroubleProps {
  readonly title: string;
  readonly text?: string;
  readonly button: string;
  readonly onPress: () => void;
}

export function PageTrouble({
  title,
  text = 'Check your connection and try again.',
  button,
  onPress,
}: PageTroubleProps) {
  const press = () => {
    focusMain();
    onPress();
  };
  return (
    <div className="wrap top" role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>Nothing you sent is lost. {text}</p>
      <p className="btn-row">
        <button type="button" className="btn btn--main" onClick={press}>
          {button}
        </button>
      </p>
    </div>
  );
}

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import logo from './logo.svg';
import './main.scss';

function App() {
  const [count, setCount] = useState(0);

  return (
    <main>
      <img src={logo} alt="" width="40" />
      <p>Stage: {STAGE}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
    </main>
  );
}

const element = document.getElementById('app');

if (element) createRoot(element).render(<App />);

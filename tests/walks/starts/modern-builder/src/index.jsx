import { createRoot } from 'react-dom/client';
import './index.scss';

createRoot(document.getElementById('root')).render(<p>Moved by hand</p>);

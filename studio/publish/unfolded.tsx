import { useState, type ReactNode } from 'react';

/** What is made only once somebody unfolds it. */
export const Unfolded = ({ title, children }: { title: string; children: () => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={{ cursor: 'pointer' }}>{title}</summary>
      {isOpen && children()}
    </details>
  );
};

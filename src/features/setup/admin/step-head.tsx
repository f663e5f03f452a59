import { Note } from "../../../admin/states.tsx";

export function StepHead({ title, note }: { title: string; note: string }) {
  return (
    <>
      <h2 className="mt-1 font-serif text-[1.6875rem] leading-tight font-[420] tracking-[-0.01em]">{title}</h2>
      <Note className="mt-1.5 text-sm">{note}</Note>
    </>
  );
}

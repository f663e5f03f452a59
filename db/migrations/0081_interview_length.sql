-- An interview takes 45 to 60 minutes, with the tech check before it and the questions after it an hour and a half.
update event_types set minutes = 90 where key = 'interview' and minutes = 60;

-- The owner's list has no such column any more.
drop index subscribers_by_industry, subscribers_by_industry_down;

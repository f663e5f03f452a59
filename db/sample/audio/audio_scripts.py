"""What is spoken in the three sample recordings: chapters of cues, each cue a speaker and one caption line."""

HOST = "Your Name"

# RHVoice voice, rate and pitch in per cent: the host is the same in all recordings, the guests clearly differ from him.
VOICES = {
    HOST: ("alan", 92, 96),
    "Henrike Voss": ("clb", 92, 92),
    "Dr. Amadou Keita": ("bdl", 88, 78),
    "Marta Lindqvist": ("slt", 90, 88),
}

# Captions keep the usual spelling; the synthesiser needs these spelled out.
SPOKEN = {
    "CEO": "C E O",
    "Dr.": "Doctor",
    "Henrike": "Henreeka",
    "Voss": "Foss",
    "Keita": "Kayta",
}

OUTRO = [
    (HOST, "That was a sample excerpt of The High-Performance CEO Show."),
    (HOST, "Until Thursday."),
]


def welcome(number: str, guest: str) -> list[tuple[str, str]]:
    """Returns the opening cues, which say that this is a sample with an invented guest and computer voices."""
    return [
        (HOST, "Welcome to The High-Performance CEO Show."),
        (HOST, f"This is a sample excerpt from episode {number}, with {guest}."),
        (HOST, "The guest is invented, and the voices are made by a computer."),
    ]


EPISODES = {
    42: {
        "title": "Saying no to the second system",
        "chapters": [
            ("Welcome", welcome("forty-two", "Henrike Voss")),
            (
                "The second system",
                [
                    (HOST, "You run a shipping line with one tool for everything."),
                    (HOST, "When did somebody last offer you a second one?"),
                    ("Henrike Voss", "On Tuesday. It was very good. It is always very good."),
                    ("Henrike Voss", "That is the trouble with the second system."),
                    (HOST, "What does it cost you, if it is so good?"),
                    ("Henrike Voss", "A second system is a second truth."),
                    ("Henrike Voss", "Somebody has to sit down every morning and make the two agree."),
                    ("Henrike Voss", "We counted. Nineteen hours a week, and nobody had it in the budget."),
                ],
            ),
            (
                "What dispatchers know",
                [
                    (HOST, "You said dispatchers know the port better than the port does."),
                    (HOST, "How do you get that out of them?"),
                    ("Henrike Voss", "You don’t ask what they know."),
                    ("Henrike Voss", "You ask what they would tell a newcomer not to do. Then you stop talking."),
                    (HOST, "And then?"),
                    ("Henrike Voss", "Then you have four pages, and the first is worth a year."),
                ],
            ),
            (
                "One thing to try on Monday",
                [
                    (HOST, "One thing to try on Monday."),
                    (HOST, "Name one question your team asks every day, and count the places that claim to answer it."),
                    *OUTRO,
                ],
            ),
        ],
    },
    41: {
        "title": "A hospital that writes things down",
        "chapters": [
            ("Welcome", welcome("forty-one", "Dr. Amadou Keita")),
            (
                "Handover without heroes",
                [
                    (HOST, "You say that your hospital has no heroes. It sounds like a complaint."),
                    ("Dr. Amadou Keita", "It is a result."),
                    ("Dr. Amadou Keita", "When the handover depends on one remarkable nurse, she may never be ill."),
                    ("Dr. Amadou Keita", "She was ill in March. We learned a great deal in March."),
                    (HOST, "What did you learn?"),
                ],
            ),
            (
                "The second asking",
                [
                    ("Dr. Amadou Keita", "That everything we needed had been said, and none of it had been written."),
                    ("Dr. Amadou Keita", "So we changed one habit."),
                    ("Dr. Amadou Keita", "When a question is asked for the second time, it is written down."),
                    ("Dr. Amadou Keita", "With its answer, by the person who gave it."),
                    (HOST, "And your consultants agreed to that?"),
                    ("Dr. Amadou Keita", "They agreed when the telephone stopped ringing at night."),
                    ("Dr. Amadou Keita", "Until then, they were philosophical."),
                ],
            ),
            (
                "One thing to try on Monday",
                [
                    (HOST, "One thing to try on Monday."),
                    (HOST, "Ask your team whose holiday they dread, and what that person is asked most often."),
                    *OUTRO,
                ],
            ),
        ],
    },
    40: {
        "title": "The board question nobody prepares",
        "chapters": [
            ("Welcome", welcome("forty", "Marta Lindqvist")),
            (
                "The question after the slides",
                [
                    (HOST, "You sit on three supervisory boards."),
                    (HOST, "What do they ask about artificial intelligence?"),
                    ("Marta Lindqvist", "Out loud, they ask what it costs, and what the others are doing."),
                    ("Marta Lindqvist", "Both answers are prepared, and both arrive on slides."),
                    (HOST, "And the question that nobody prepares?"),
                    ("Marta Lindqvist", "How would we know if it were wrong?"),
                    ("Marta Lindqvist", "Then the room looks at the ceiling."),
                ],
            ),
            (
                "A name, a number and a page",
                [
                    (HOST, "What is a good answer?"),
                    ("Marta Lindqvist", "A name, a number and a page."),
                    (
                        "Marta Lindqvist",
                        "Who checks it, how often it was wrong last month, and where the answer came from.",
                    ),
                    ("Marta Lindqvist", "Three lines. I have seen it take a year to write them."),
                    (HOST, "And if they cannot write them?"),
                    ("Marta Lindqvist", "Then I suggest they buy nothing until they can."),
                    ("Marta Lindqvist", "It is the cheapest advice I give, and the least popular."),
                ],
            ),
            (
                "One thing to try on Monday",
                [
                    (HOST, "One thing to try on Monday."),
                    (HOST, "Write those three lines for one system you already run."),
                    *OUTRO,
                ],
            ),
        ],
    },
}

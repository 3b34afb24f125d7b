import Domain

/// Texts of demo members by language. A review fits a letter of the author's vote; it is true of many characters,
/// names nobody and spoils nothing.
enum DemoSentences {
    static func reviews(_ language: Language) -> [Character: [String]] {
        language == .korean ? koreanReviews : englishReviews
    }

    static func comments(_ language: Language) -> [String] { language == .korean ? koreanComments : englishComments }

    static func watched(_ language: Language) -> [String] { language == .korean ? koreanWatched : englishWatched }

    static func made(_ language: Language) -> [String] { language == .korean ? koreanMade : englishMade }

    static let englishReviews: [Character: [String]] = [
        "E": [
            "Walks into any room and it starts talking back.",
            "Thinks out loud, and half the charm is that nobody asked.",
            "Give this one an audience of one and it is still a show.",
            "Recharges by being needed. You can watch the battery fill.",
            "Knows everybody by the second scene, me included.",
            "Silence makes them nervous, so they never leave any.",
            "The first to say hello and the last to leave the party.", "Every plan begins with calling somebody.",
        ],
        "I": [
            "Says one line a scene and owns the scene.", "The quiet here is not shyness, it is attention.",
            "Needs a door to close before the real thinking starts.",
            "You have to wait for this one. It is worth the wait.",
            "Takes in the whole room before saying a word.",
            "All the important decisions happen behind the eyes.",
            "Would rather write a letter than make a speech, and it shows.",
            "Lets people in one at a time, and checks their shoes first.",
        ],
        "N": [
            "Always looking at what the thing could be instead of the thing.",
            "Talks in pictures and gets impatient when you ask for a map.",
            "Lives about ten years ahead of everybody in the room.",
            "Sees a pattern in a handful of crumbs, and is right.",
            "The question is never what happened but what it means.",
            "Takes a hint the size of a matchbox and builds a house on it.", "Daydreams with a purpose.",
            "Would trade a sure thing for a good idea any day.",
        ],
        "S": [
            "Trusts hands more than theories, and the hands are good.", "Notices the loose button before the lie.",
            "No speeches, just the right tool at the right moment.",
            "Feet on the ground, in a story that keeps lifting off.", "Believes it when it can be touched.",
            "Remembers where everything was yesterday, to the inch.", "The one who thinks of bringing food.",
            "Practical to the bone, and funny because of it.",
        ],
        "T": [
            "Hurts people by being right, and is surprised each time.",
            "Argues with friends as if they were chess problems. Out of respect.",
            "Would fix your problem before hearing how you feel about it.",
            "Fair to a fault, and the fault is on full display.", "Cuts through the fog in one sentence.",
            "Loyal to the facts first. Then to you, fiercely.",
            "Does not flatter. That is why the one compliment counts.",
            "Keeps a cool head where I would be shouting.",
        ],
        "F": [
            "Decides with the heart and then finds excellent reasons.",
            "Feels the mood of a room before the door is open.",
            "Cannot win an argument if it costs somebody their dignity.",
            "Forgives faster than I can, and I am only watching.",
            "Every choice makes sense once you see who is being protected.",
            "Takes the long way round so that nobody is left behind.",
            "Cries at the right moments and laughs at the wrong ones.", "Kindness as a plan, not as an accident.",
        ],
        "J": [
            "Has a plan, and a plan for when the plan fails.", "Cannot rest while a drawer is open.",
            "Promises little and keeps every bit of it.", "Decided before the question was over.",
            "The calendar of the whole cast lives in this one head.", "Finishes what others begin. Somebody has to.",
            "Loosens up exactly once, and it is the best scene.", "Order is how this one says I care.",
        ],
        "P": [
            "Plans ten steps, trips on the first, dances on.", "Leaves every door open, including the fridge.",
            "Best when everything goes wrong, because now it is fun.",
            "Starts five things and is happiest in the sixth.", "Makes it up on the way, and the way is good.",
            "Late to everything but the moment that matters.", "Never the same answer twice, always an honest one.",
            "Rules are suggestions, and suggestions are boring.",
        ],
    ]

    static let englishComments = [
        "Exactly this.", "I saw it the other way round.", "Well put.", "Now I want to watch it again.",
        "Not sure about the ending, but yes.", "You changed my vote.",
        "I said the opposite, and you nearly have me.", "That last word is the right word.", "Half of it, maybe.",
        "Reading this, I poured myself another.", "Took me two viewings to see that.", "Saving this one.",
    ]

    static let englishWatched = [
        "Better than I remembered.", "Rain outside, lamp off.", "Fell asleep once, my fault.",
        "Second time, and I saw the beginning properly.", "Laughed alone in the kitchen.",
        "Put the phone in another room for this.", "The music stayed with me.", "Paused once, to mix another.",
    ]

    static let englishMade = [
        "Less sugar next time.", "The good ice makes it.", "A touch more bitter, please.",
        "Stirred longer, and it showed.", "For two, in the big glass.", "Lemon instead of lime: fine.",
    ]
}

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

    static let koreanReviews: [Character: [String]] = [
        "E": [
            "들어오는 순간 방 안 공기가 달라져요.", "생각을 입으로 하는 사람인데, 그게 매력입니다.", "관객이 한 명이어도 무대처럼 움직여요.",
            "사람을 만나야 충전되는 게 눈에 보입니다.", "두 번째 장면이면 벌써 모두와 친구예요.", "정적을 못 견뎌서 뭐라도 꼭 한마디 합니다.",
            "인사는 제일 먼저, 집에는 제일 늦게 갈 타입이에요.", "무슨 일이든 일단 누군가를 부르고 시작합니다.",
        ],
        "I": [
            "한 장면에 한마디인데 그 장면의 주인이에요.", "조용한 게 아니라 듣고 있는 겁니다.", "문을 닫고 나서야 진짜 생각이 시작되는 사람이에요.",
            "기다려 줘야 하는 캐릭터인데, 기다린 보람이 있습니다.", "말을 꺼내기 전에 주위부터 찬찬히 살펴요.", "중요한 결정은 전부 눈빛 뒤에서 끝납니다.",
            "말보다 침묵이 더 많은 걸 이야기해요.", "혼자 있는 장면이 제일 시끄럽습니다.",
        ],
        "N": [
            "눈앞의 것보다 그게 될 수 있는 것을 먼저 봐요.", "비유로 말하다가 지도를 달라고 하면 답답해합니다.", "혼자만 십 년쯤 앞서 사는 느낌이에요.",
            "부스러기 몇 개로 전체 그림을 그리는데, 맞습니다.", "무슨 일이 있었는지보다 무슨 뜻인지를 묻는 사람이에요.", "작은 실마리 하나로 집 한 채를 짓습니다.",
            "멍하니 있는 것 같아도 다 쓸모가 있는 공상이에요.", "확실한 것 대신 좋은 생각을 고를 사람입니다.",
        ],
        "S": [
            "이론보다 손을 믿는데, 그 손이 정말 야무져요.", "거짓말보다 헐거운 단추를 먼저 알아챕니다.", "긴말 없이 필요한 걸 딱 내미는 타입이에요.",
            "다들 붕 떠 있을 때 혼자 땅에 발을 붙이고 있습니다.", "만져 봐야 믿는 사람이라 오히려 믿음이 가요.", "어제 뭐가 어디 있었는지 전부 기억합니다.",
            "이 와중에 먹을 걸 챙기는 유일한 사람이에요.", "현실적인데 그래서 더 웃깁니다.",
        ],
        "T": [
            "맞는 말로 상처를 주고 본인이 제일 놀라요.", "친구와도 체스 두듯 다투는데, 그게 존중이더라고요.", "공감보다 해결책이 먼저 나옵니다.",
            "지나치게 공정해서 탈인데 그 점이 좋아요.", "한마디로 안개를 걷어 냅니다.", "사실에 먼저 충실하고, 그다음엔 끝까지 내 편이에요.",
            "빈말을 안 하니까 칭찬 한마디가 크게 들립니다.", "저라면 소리쳤을 장면에서 혼자 침착해요.",
        ],
        "F": [
            "마음으로 정해 놓고 이유는 나중에 찾습니다.", "문을 열기도 전에 방 안 분위기를 느껴요.", "누군가 다친다면 말싸움은 져도 되는 사람입니다.",
            "저보다 빨리 용서해요. 저는 보기만 했는데도요.", "누구를 지키려는지 알고 나면 모든 선택이 이해됩니다.", "한 명도 두고 가지 않으려고 먼 길로 돌아가요.",
            "울 때 울고, 웃으면 안 될 때 웃는 게 사랑스럽습니다.", "다정함이 성격이 아니라 계획이에요.",
        ],
        "J": [
            "계획이 있고, 그 계획이 틀어질 때의 계획도 있습니다.", "서랍 하나만 열려 있어도 잠을 못 잘 사람이에요.", "약속은 적게 하고 전부 지킵니다.",
            "질문이 끝나기도 전에 이미 정했어요.", "모두의 일정이 이 머릿속에 들어 있습니다.", "남들이 벌인 일을 끝내는 건 늘 이 사람이에요.",
            "딱 한 번 흐트러지는데 그 장면이 제일 좋습니다.", "정리 정돈이 이 사람의 애정 표현이에요.",
        ],
        "P": [
            "열 걸음 앞을 보다가 첫걸음에 넘어져도 춤을 춥니다.", "문이란 문은 다 열어 두는 사람이에요. 냉장고까지요.", "일이 꼬일수록 신나 보입니다.",
            "다섯 가지를 벌여 놓고 여섯 번째에서 제일 행복해요.", "그때그때 지어내는데 신기하게 다 풀립니다.", "늘 늦는데 결정적인 순간에는 와 있어요.",
            "같은 대답을 두 번 하지 않지만 늘 솔직합니다.", "규칙은 참고만 하는데 미워할 수가 없어요.",
        ],
    ]

    static let koreanComments = [
        "딱 이거예요.", "저는 반대로 봤어요.", "표현이 정확합니다.", "다시 보고 싶어졌어요.", "반은 동의하고 반은 아니에요.", "이 글 보고 투표를 바꿨습니다.",
        "저는 다르게 골랐는데 설득될 뻔했어요.", "마지막 말이 특히 와닿아요.", "두 번 보고 나서야 알았습니다.", "읽다가 한 잔 더 만들었어요.", "저장해 둡니다.", "공감합니다.",
    ]

    static let koreanWatched = [
        "기억보다 훨씬 좋았어요.", "비 오는 날 불 끄고 봤습니다.", "한 번 졸았는데 제 잘못입니다.", "두 번째라 처음이 제대로 보였어요.", "부엌에서 혼자 웃었습니다.",
        "휴대폰을 다른 방에 두고 봤어요.", "음악이 오래 남습니다.", "한 잔 더 만드느라 한 번 멈췄어요.",
    ]

    static let koreanMade = [
        "다음엔 설탕을 줄일 것.", "좋은 얼음이 다 했습니다.", "조금 더 쌉쌀해도 좋겠어요.", "오래 저었더니 확실히 달랐습니다.", "큰 잔에 두 사람 몫으로.",
        "라임 대신 레몬도 괜찮았어요.",
    ]
}

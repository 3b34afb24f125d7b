import CommunityProtocol
import Domain

extension GoldenMessage {
    static let all: [GoldenMessage] = server + accounts + crowd + posts + operations

    private static let howl = CharacterRow(
        id: "howl", work: "howls-moving-castle", name: LocalizedText(english: "Howl", korean: "하울"),
        otherNames: ["Howell"], lead: true, votes: 12, reviews: 3)
    private static let castle = WorkRow(
        id: "howls-moving-castle", title: LocalizedText(english: "Howl's Moving Castle", korean: "하울의 움직이는 성"),
        kind: KnownOrOther("animation"), year: 2004)
    private static let facts = WorkFactsRow(
        id: "my-short", source: "anilist:123", title: LocalizedText(english: "A Short", korean: "짧은 영화"),
        originalTitle: "短編", otherTitles: ["Short"], kind: .known(.film), year: 2020,
        director: LocalizedText(english: "Somebody", korean: "누군가"), genres: ["drama"], ageRating: "12",
        synopsis: LocalizedText(english: "Two wait for a ferry.", korean: "두 사람이 배를 기다린다."), length: "short")
    private static let member = MemberRow(id: "m-0011223344556677", nickname: "미나", type: type("INFJ"))
    private static let own = OwnMember(
        id: "m-0011223344556677", name: "mina", nickname: "미나", nicknameAt: 1_700_000_000_000, type: type("INFJ"),
        typeAt: 1_700_000_000_001, intro: "Films at night", showsTypes: false, state: .known(.active), seq: 42,
        joinedAt: 1_690_000_000_000)

    static func type(_ text: String) -> MBTI? { try? MBTI(text: text) }

    private static let server = [
        GoldenMessage(
            "server",
            ServerDescription(
                name: "Friday films", members: 7, registration: .known(.invite), guests: false, terms: "Be kind.",
                limits: ServerLimits(), protocols: [1], minClient: "1.4")),
        GoldenMessage(
            "error",
            ErrorAnswer(
                code: .known(.rate), message: "too many requests", field: "name", retryAfter: 30, request: "a1")),
        GoldenMessage("error-of-later", ErrorAnswer(code: .other("of-later"), message: "something new")),
    ]

    private static let accounts = [
        GoldenMessage(
            "new-account",
            NewAccountRequest(
                id: "m-0011223344556677", name: "mina", nickname: "미나", type: type("INFJ"), password: "correct horse 1",
                invite: "7Q2M-9XKC", terms: true, device: "laptop")),
        GoldenMessage("sign-in", SignInRequest(name: "mina", password: "correct horse 1", device: "laptop")),
        GoldenMessage(
            "recovery",
            RecoveryRequest(
                name: "mina", code: "7Q2M-9XKC-4D0T-HR6B", password: "another horse 2", device: "laptop")),
        GoldenMessage(
            "signed-in",
            SignedInAnswer(member: own, token: "dimo_00ff", device: 3, codes: ["7Q2M-9XKC-4D0T-HR6B"])),
        GoldenMessage(
            "suspended-member",
            OwnMember(
                id: "m-0011223344556677", name: "mina", nickname: "미나", intro: "", showsTypes: true,
                state: .known(.suspended), until: 1_800_000_000_000, seq: 43, joinedAt: 1_690_000_000_000)),
        GoldenMessage("own-member-change", OwnMemberChange(nickname: "미나2", type: type("INTJ"), intro: "")),
        GoldenMessage("password-change", PasswordChange(current: "correct horse 1", new: "another horse 2")),
        GoldenMessage("device-change", DeviceChange(label: "kitchen")),
        GoldenMessage("codes-request", RecoveryCodesRequest(current: "correct horse 1")),
        GoldenMessage("codes", RecoveryCodesAnswer(codes: ["7Q2M-9XKC-4D0T-HR6B"])),
        GoldenMessage(
            "devices",
            DevicesAnswer(devices: [SignedInDevice(no: 3, label: "laptop", day: "2026-11-22", isThis: true)])),
        GoldenMessage(
            "leave",
            LeaveRequest(password: "correct horse 1", votes: .known(.keep), reason: "rarely-used", text: "Bye.")),
    ]

    private static let crowd = [
        GoldenMessage(
            "catalogue",
            PageAnswer(rows: [CatalogueRow(work: facts, cast: [howl], publisher: member, seq: 8)], next: "8")),
        GoldenMessage(
            "work",
            WorkAnswer(
                work: facts, mood: [MoodRow(type: type("ENTP"), wishes: 1, likes: 2, dislikes: 0)], cast: [howl])),
        GoldenMessage("character", CharacterAnswer(character: howl, work: castle)),
        GoldenMessage(
            "result",
            ResultAnswer(
                character: "howl", votes: 3,
                cells: [
                    ResultCell(voter: type("INFJ"), type: MBTI.all[3], n: 2), ResultCell(type: MBTI.all[0], n: 1),
                ],
                months: [ResultMonth(month: 24_322, type: MBTI.all[3], n: 2)],
                mine: CountedVote(type: MBTI.all[3], voterType: type("INFJ"), at: 1_700_000_000_000),
                members: 7)),
        GoldenMessage(
            "list",
            PageAnswer(
                rows: [
                    ListRow(character: howl, work: castle, count: 12), ListRow(work: castle, count: 2),
                ], next: "kq")),
        GoldenMessage(
            "member", MemberAnswer(member: member, intro: "Films at night", votes: 12, wishes: 3, reviews: 1)),
        GoldenMessage(
            "member-votes",
            PageAnswer(rows: [MemberVoteRow(character: howl, work: castle, at: 1_700_000_000_000)])),
        GoldenMessage("member-wishes", PageAnswer(rows: [MemberWishRow(work: castle, at: 1_700_000_000_000)])),
        GoldenMessage(
            "search", FoundAnswer(works: [castle], characters: [howl], members: [member], next: "kq")),
    ]

    private static let review = PostRow(
        id: "00112233445566778899aabbccddeeff", no: 5, kind: .known(.review), character: "howl", author: member,
        text: nil, spoiler: true, written: 1_700_000_000_000, edited: 1_700_000_000_005, version: 2, likes: 1,
        comments: 1, views: 4, liked: false, mine: false, state: .known(.shown))

    private static let posts = [
        GoldenMessage("reviews", PageAnswer(rows: [review], next: "5")),
        GoldenMessage(
            "comment",
            PostRow(
                id: "ff112233445566778899aabbccddeeff", no: 6, kind: .known(.comment), character: "howl",
                review: review.id, text: "Mine.", spoiler: false, written: 1_700_000_000_000, version: 1, likes: 0,
                comments: 0, views: 0, liked: false, mine: true, state: .known(.reported), why: "promotion")),
        GoldenMessage(
            "inbox",
            InboxAnswer(
                items: [
                    InboxRow(
                        no: 9, kind: .known(.comment), post: "ff112233445566778899aabbccddeeff", review: review.id,
                        character: howl, work: castle, actors: [member], count: 4, at: 1_700_000_000_000, read: false),
                    InboxRow(
                        no: 8, kind: .known(.keyword), work: castle, word: "castle", actors: [], count: 0,
                        at: 1_700_000_000_000, read: true),
                ], unread: 1, next: "8")),
    ]

    private static let operations =
        [
            GoldenMessage("batch-head", BatchHead(after: 41, chain: OperationChain.start.text)),
            GoldenMessage(
                "batch-answer",
                BatchAnswer(
                    outcomes: [
                        OperationOutcome(
                            n: 42, state: .known(.done), seq: 7,
                            row: Change(
                                seq: 7, at: 1_700_000_000_000, device: 3, memberType: type("INFJ"),
                                action: .vote("howl", MBTI.all[3], reason: "so proud"))),
                        OperationOutcome(n: 43, state: .known(.refused), code: .known(.unknownSubject)),
                        OperationOutcome(n: 44, state: .other("postponed"), code: .other("of-later")),
                    ], last: 44, chain: OperationChain.start.text, seq: 7, retryAfter: 12)),
            GoldenMessage(
                "changes",
                ChangesAnswer(
                    rows: [
                        Change(
                            seq: 8, at: 1_700_000_000_000,
                            post: PostStanding(
                                no: 5, version: 1, written: 1_700_000_000_000, state: .known(.hidden), why: "spoiler"),
                            action: actions[6]),
                        Change(seq: 9, at: 1_700_000_000_000, device: 3, action: .unvote("howl")),
                    ], cursor: 9, more: false)),
            GoldenMessage(
                "batch-accepted",
                BatchAnswer(
                    outcomes: [OperationOutcome(n: 42, state: .known(.accepted))], last: 42,
                    chain: OperationChain.start.text, seq: 7)),
            GoldenMessage(
                "changes-outcomes",
                ChangesAnswer(
                    rows: [],
                    outcomes: [OperationOutcome(n: 42, state: .known(.refused), code: .known(.gone), seq: 8)],
                    cursor: 8, more: false)),
            GoldenMessage("changes-suspended", ChangesAnswer(rows: [], cursor: 8, more: false, suspended: true)),
            GoldenMessage(
                "change-unread",
                Change(
                    seq: 10, at: 1_700_000_000_000, device: 3,
                    post: PostStanding(
                        no: 5, version: 4, written: 1_700_000_000_000, state: .known(.shown), unreadFrom: 2,
                        unreadTo: 3), action: actions[6])),
        ]
        + actions.map { action in
            GoldenMessage("op-\(action.kind.text)", DeviceOperation(n: 42, at: 1_700_000_000_000, action: action))
        }

    /// One message of each kind.
    static let actions: [MemberAction] = [
        .vote("howl", MBTI.all[3], reason: "so proud"), .unvote("howl"), .reveal("howl"), .conceal("howl"),
        .wish("howls-moving-castle", true), .thumb("howls-moving-castle", -1),
        .post(
            PostAction(
                id: review.id, kind: .known(.review), character: "howl", text: "줄 하나\nand another", spoiler: true,
                base: 1)),
        .unpost(review.id), .like(review.id, true), .view(review.id), .hide(.member("m-0011223344556677"), true),
        .keyword(.word("castle"), true), .mute(.known(.like), false),
        .request(
            RequestAction(id: "r1", title: "A Film", name: "Somebody", work: .known(.film), status: .known(.open))),
        .report(post: review.id, reason: .known(.other), text: "not nice"),
        .read(ReadAction(upTo: 9, read: true)),
        .publish(
            PublishedWork(
                work: facts,
                cast: [
                    PublishedCharacter(
                        id: "my-captain", name: LocalizedText(english: "Captain", korean: "선장"), lead: true)
                ])),
        .unpublish("garden-ferry"),
        .cast(
            "howls-moving-castle",
            [
                PublishedCharacter(
                    id: "my-captain", name: LocalizedText(english: "Captain", korean: "선장"), lead: false)
            ]),
        .watched(WatchedAction(id: "w1", work: "howls-moving-castle", day: "2026-11-22", rating: 9, on: true)),
        .other(
            kind: "follow",
            [
                "kind": .text("follow"), "n": .integer(42), "at": .integer(1_700_000_000_000),
                "member": .object(["id": .text("m-1"), "weights": .array([.number(0.5), .null, .bool(true)])]),
            ]),
    ]
}

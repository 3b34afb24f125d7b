import Domain

enum TechniqueWords {
    static func technique(_ method: String) -> TechniqueKind? { names[Folding.folded(method)] }

    /// In order; building if there is none.
    static func techniques(in text: String) -> [TechniqueKind] {
        let words = WordSearch(text)
        var found: [(place: Int, kind: TechniqueKind)] = []
        for (word, kind) in stems where !found.contains(where: { $0.kind == kind }) {
            if let place = words.place(of: word) { found.append((place, kind)) }
        }
        let isDry = found.contains { $0.kind == .dryShake }
        let kinds = found.sorted { $0.place < $1.place }.map(\.kind)
        // "Stir" after another technique is only a last turn of the spoon, and a dry shake names the shake too.
        let main = kinds.filter { kind in
            !(kind == .stir && kinds.contains { $0 == .shake || $0 == .blend || $0 == .build })
                && !(kind == .build && kinds.count > 1)
        }
        if isDry, !main.contains(.shake) { return main + [.shake] }
        return main.isEmpty ? [.build] : main
    }

    private static let stems: [(String, TechniqueKind)] = [
        ("dry shake", .dryShake), ("without ice", .dryShake), ("shake", .shake), ("stir", .stir), ("muddle", .muddle),
        ("blend", .blend), ("layer", .layer), ("float each", .layer), ("throw", .throw), ("build", .build),
        ("흔들", .shake), ("셰이크", .shake), ("젓", .stir), ("저어", .stir), ("으깬", .muddle), ("블렌더", .blend),
    ]

    private static let names: [String: TechniqueKind] = {
        var names: [String: TechniqueKind] = [:]
        for kind in TechniqueKind.allCases { names[Folding.folded(kind.rawValue)] = kind }
        for (kind, words) in table { for word in words { names[Folding.folded(word)] = kind } }
        return names
    }()

    private static let table: [(TechniqueKind, [String])] = [
        (.build, ["built", "build in glass", "building", "빌드", "빌딩"]),
        (.stir, ["stirred", "stir and strain", "swizzle", "스터", "스터링", "젓기"]),
        (.shake, ["shaken", "shake and strain", "shaking", "whip shake", "셰이크", "셰이킹", "쉐이킹", "흔들기"]),
        (.dryShake, ["dry shaken", "reverse dry shake", "드라이 셰이크"]),
        (.muddle, ["muddled", "muddling", "머들", "머들링", "으깨기"]),
        (.blend, ["blended", "blending", "flash blend", "블렌드", "블렌딩"]),
        (.layer, ["layered", "layering", "float", "플로트", "레이어"]),
        (.throw, ["thrown", "throwing", "roll", "rolled", "스로잉"]),
    ]
}

package import Domain

extension Identifier: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension MBTI: Codable {
    /// As four capital letters.
    package init(from decoder: any Decoder) throws {
        self = try MBTI(text: try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension LocalizedText: Codable {
    private enum CodingKeys: String, CodingKey {
        case english = "en"
        case korean = "ko"
    }

    /// A missing language is empty.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            english: try container.decodeIfPresent(String.self, forKey: .english) ?? "",
            korean: try container.decodeIfPresent(String.self, forKey: .korean) ?? "")
    }

    /// `{"en": …, "ko": …}`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(english, forKey: .english)
        try container.encode(korean, forKey: .korean)
    }
}

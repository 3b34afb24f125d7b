package import Domain

extension Identifier: Codable {
    /// As text.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// As text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension MBTI: Codable {
    /// As four capitals.
    package init(from decoder: any Decoder) throws {
        self = try MBTI(text: try decoder.singleValueContainer().decode(String.self))
    }

    /// As four capitals.
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

    /// A language that is not there is empty.
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

import Domain

struct BodyText: Decodable, JSONObject {
    let en: String
    let ko: String

    init(_ text: LocalizedText) {
        en = text.english
        ko = text.korean
    }

    func write(to members: inout JSONMembers) {
        members.add("en", en)
        members.add("ko", ko)
    }

    var text: LocalizedText { LocalizedText(english: en, korean: ko) }
}

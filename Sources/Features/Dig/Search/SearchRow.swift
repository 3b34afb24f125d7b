internal import Domain
internal import FeatureKit

/// A line of the search, every text ready.
struct SearchRow: Hashable, Sendable {
    let target: SearchTarget
    let title: String
    let remark: String
    /// What kind of thing it is, and what there is to say of it.
    let detail: String

    init(_ target: SearchTarget, title: String, remark: String = "", detail: String = "") {
        self.target = target
        self.title = title
        self.remark = remark
        self.detail = detail
    }

    init(_ hit: SearchHit, _ strings: Strings) {
        let language = strings.language
        func kind(_ name: String) -> String { strings["search.kind.\(name)"] }
        switch hit {
        case .work(let work):
            self.init(
                .work(work.id), title: work.work.title[language],
                remark: "\(work.work.year) · \(strings["work.kind.\(work.work.kind.rawValue)"])",
                detail: strings("work.progress", String(work.progress.dug), String(work.progress.all)))
        case .character(let character):
            let row = CharacterRow(character, strings)
            self.init(.character(row.character), title: row.name, remark: row.work, detail: row.detail)
        case .someone(let work):
            self.init(
                .work(work.id), title: strings("type.someone", WorkText.titled(work, language)),
                detail: strings["type.masked"])
        case .drink(let drink):
            self.init(
                .drink(drink.id), title: drink.name[language], remark: drink.name[language.other],
                detail: kind("drink"))
        case .ingredient(let id, let name):
            self.init(.ingredient(id), title: name[language], remark: name[language.other], detail: kind("ingredient"))
        case .member(let member):
            self.init(
                .member(member.id), title: member.nickname, remark: member.type?.text ?? "", detail: kind("member"))
        }
    }
}

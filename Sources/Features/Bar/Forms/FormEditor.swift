internal import Terminal

/// The answers of a form while they are typed: one editor a field, and which of them has the focus.
struct FormEditor {
    private(set) var fields: [FormField] = []
    private(set) var focus = 0
    private var texts: [TextField] = []
    private var choices: [Int] = []

    /// Takes fields with what stands in them.
    mutating func apply(_ new: [FormField]) {
        fields = new
        focus = min(focus, max(0, new.count - 1))
        texts = new.map { field in
            if case .text(let limit) = field.kind {
                TextField(text: field.value, limit: limit)
            } else {
                TextField(text: field.value, limit: 100)
            }
        }
        choices = new.map { Int($0.value) ?? 0 }
    }

    /// The answers by name.
    var values: [String: String] {
        var values: [String: String] = [:]
        for index in fields.indices { values[fields[index].id] = value(index) }
        return values
    }

    /// Whether anything is another than it was.
    var isChanged: Bool { fields.indices.contains { value($0) != fields[$0].value && !isSameChoice($0) } }

    /// The editor of a text field, to be drawn.
    func text(_ index: Int) -> TextField { texts[index] }

    /// The chosen place of a choice.
    func choice(_ index: Int) -> Int { choices[index] }

    /// Moves the focus, around the ends.
    mutating func move(by step: Int) {
        guard !fields.isEmpty else { return }
        focus = ((focus + step) % fields.count + fields.count) % fields.count
    }

    /// Puts the focus on a field.
    mutating func focus(on index: Int) {
        if fields.indices.contains(index) { focus = index }
    }

    /// Lets a key edit the focused field; answers whether it was taken.
    mutating func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .key(Key(.tab)), .key(Key(.down)): move(by: 1)
        case .key(Key(.backTab)), .key(Key(.up)): move(by: -1)
        default: return edit(event)
        }
        return true
    }

    /// Chooses the next or the one before, where the focused field is a choice.
    mutating func choose(by step: Int) {
        guard fields.indices.contains(focus), case .choice(let options) = fields[focus].kind, !options.isEmpty else {
            return
        }
        choices[focus] = ((choices[focus] + step) % options.count + options.count) % options.count
    }

    private mutating func edit(_ event: InputEvent) -> Bool {
        guard fields.indices.contains(focus) else { return false }
        if case .choice = fields[focus].kind {
            switch event {
            case .key(Key(.left)): choose(by: -1)
            case .key(Key(.right)), .key(.character(" ")): choose(by: 1)
            default: return false
            }
            return true
        }
        return texts[focus].handle(event) != .ignored
    }

    private func value(_ index: Int) -> String {
        if case .choice = fields[index].kind { return String(choices[index]) }
        return texts[index].text
    }

    private func isSameChoice(_ index: Int) -> Bool {
        if case .choice = fields[index].kind { return choices[index] == Int(fields[index].value) ?? 0 }
        return false
    }
}

/// Creates ids for works and characters that members add: `my-` and the slug of the romanized name; a clash adds `-2`.
package enum WorkIDs {
    package static func own(_ name: String, isTaken: (String) throws -> Bool) rethrows -> String {
        let base = "my-\(Slug.make(Romanization.text(of: name), stem: "work").prefix(60))"
        var id = base
        var number = 2
        while try isTaken(id) {
            id = "\(base)-\(number)"
            number += 1
        }
        return id
    }
}

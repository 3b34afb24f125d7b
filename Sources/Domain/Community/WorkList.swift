/// A member's list of works, imported from another program's diary.
package struct WorkList: Hashable, Sendable {
    package let name: String
    package let count: Int

    package init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

package struct WorkListPlace: Hashable, Sendable {
    package static let longestName = 200

    package let list: String
    /// From 1.
    package let position: Int
    /// The member's note on the work in this list.
    package let note: String?

    package init(list: String, position: Int, note: String? = nil) {
        self.list = list
        self.position = position
        self.note = note
    }
}

package struct ListedWork: Hashable, Sendable {
    package let work: WorkReference
    package let place: WorkListPlace

    package init(work: WorkReference, place: WorkListPlace) {
        self.work = work
        self.place = place
    }
}
